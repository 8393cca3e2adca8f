CREATE TABLE "own_voice" (
	"person_id" text PRIMARY KEY NOT NULL,
	"voice_id" text NOT NULL,
	"vendor" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"is_chosen" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_voice" ADD CONSTRAINT "own_voice_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;