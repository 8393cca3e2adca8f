ALTER TABLE "phrase" ADD COLUMN "picture" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "phrase" ADD COLUMN "used_at" integer[] DEFAULT '{0,0,0,0}' NOT NULL;