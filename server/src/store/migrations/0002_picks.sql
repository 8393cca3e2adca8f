CREATE TABLE "pick_count" (
	"person_id" text NOT NULL,
	"act" text NOT NULL,
	"intent" text NOT NULL,
	"picked" double precision DEFAULT 0 NOT NULL,
	"expected" double precision DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "pick_count_person_id_act_intent_pk" PRIMARY KEY("person_id","act","intent")
);
--> statement-breakpoint
ALTER TABLE "open_turn" ADD COLUMN "rows" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pick_count" ADD CONSTRAINT "pick_count_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;