CREATE TABLE "access_setup" (
	"person_id" text PRIMARY KEY NOT NULL,
	"setup" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_setup" ADD CONSTRAINT "access_setup_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;