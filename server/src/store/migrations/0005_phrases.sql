CREATE TABLE "phrase" (
	"person_id" text NOT NULL,
	"id" text NOT NULL,
	"text" text NOT NULL,
	"emoji" text NOT NULL,
	"folder" text NOT NULL,
	"place" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"used" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "phrase_person_id_id_pk" PRIMARY KEY("person_id","id")
);
--> statement-breakpoint
ALTER TABLE "phrase" ADD CONSTRAINT "phrase_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;