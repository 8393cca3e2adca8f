ALTER TABLE "open_turn" ADD COLUMN "isWhole" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "open_turn" ADD COLUMN "setsLeft" integer DEFAULT 0 NOT NULL;