CREATE TABLE "memory_due" (
	"person_id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "memory_due" ADD CONSTRAINT "memory_due_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "memory_due" ("person_id", "at") SELECT "id", clock_timestamp() FROM "person";--> statement-breakpoint
-- Half an hour is the shortest that a line is kept. Done here, as the release before goes on writing lines beside this one.
CREATE FUNCTION memory_due_with_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.memory_due AS due (person_id, at) VALUES (NEW.person_id, NEW.created_at + interval '30 minutes')
		ON CONFLICT (person_id) DO UPDATE SET at = EXCLUDED.at WHERE due.at > EXCLUDED.at;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Long past, and another moment each time: whoever looks at the person meanwhile sees that it changed.
CREATE FUNCTION memory_due_at_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public.memory_due SET at = clock_timestamp() - interval '1000 years' WHERE person_id = NEW.person_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION memory_due_of_everybody() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public.memory_due SET at = clock_timestamp() - interval '1000 years';
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER memory_due_with_line AFTER INSERT ON "conversation_entry" FOR EACH ROW EXECUTE FUNCTION memory_due_with_line();--> statement-breakpoint
CREATE TRIGGER memory_due_of_switch AFTER UPDATE ON "preferences" FOR EACH ROW
	WHEN (OLD.save_memory IS DISTINCT FROM NEW.save_memory) EXECUTE FUNCTION memory_due_at_once();--> statement-breakpoint
CREATE TRIGGER memory_due_of_subscription AFTER UPDATE ON "subscription" FOR EACH ROW
	WHEN (OLD.plan_id IS DISTINCT FROM NEW.plan_id OR OLD.status IS DISTINCT FROM NEW.status
		OR OLD.period_end IS DISTINCT FROM NEW.period_end OR OLD.cancel_at_period_end IS DISTINCT FROM NEW.cancel_at_period_end)
	EXECUTE FUNCTION memory_due_at_once();--> statement-breakpoint
CREATE TRIGGER memory_due_of_plan AFTER UPDATE ON "plan" FOR EACH ROW
	WHEN (OLD.memory_retention_days IS DISTINCT FROM NEW.memory_retention_days OR OLD.memory_option IS DISTINCT FROM NEW.memory_option)
	EXECUTE FUNCTION memory_due_of_everybody();--> statement-breakpoint
-- Who joined, and wrote a line, before the release before met the trigger.
INSERT INTO "memory_due" ("person_id", "at") SELECT "id", clock_timestamp() FROM "person"
	WHERE "created_at" > clock_timestamp() - interval '1 day' ON CONFLICT DO NOTHING;
