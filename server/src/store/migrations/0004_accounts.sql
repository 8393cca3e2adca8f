CREATE TABLE "former_person" (
	"digest" text PRIMARY KEY NOT NULL,
	"forget_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tally" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "medical_consent_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "former_person_to_forget" ON "former_person" USING btree ("forget_at");--> statement-breakpoint
CREATE INDEX "tally_to_forget" ON "tally" USING btree ("ends_at");
--> statement-breakpoint
UPDATE "person" SET "medical_condition" = '' WHERE "medical_condition" <> '';
