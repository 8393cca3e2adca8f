CREATE TABLE "my_words" (
	"person_id" text PRIMARY KEY NOT NULL,
	"words" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "my_words" ADD CONSTRAINT "my_words_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;