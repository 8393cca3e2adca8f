CREATE TABLE "memory_walk" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"after" text DEFAULT '' NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- It rewrote `memory_due` of everybody, in the transaction that changed the plan: whoever said a line meanwhile waited for its end.
CREATE OR REPLACE FUNCTION memory_due_of_everybody() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.memory_walk AS walk (since) VALUES (clock_timestamp())
		ON CONFLICT (id) DO UPDATE SET since = EXCLUDED.since, after = '';
	RETURN NULL;
END $$;
