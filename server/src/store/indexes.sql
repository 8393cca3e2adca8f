-- Built after the migrations, outside of any transaction, so that no table is locked while its index is built: `build-indexes.ts`.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "open_turn_to_forget" ON "open_turn" USING btree ("at");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "person_of_email" ON "person" USING btree ("email");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "rate_limit_to_forget" ON "rate_limit" USING btree ("expire");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "account_of_user" ON "identity"."account" USING btree ("user_id");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "account_at_provider" ON "identity"."account" USING btree ("account_id","provider_id");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "session_of_user" ON "identity"."session" USING btree ("user_id");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "session_to_forget" ON "identity"."session" USING btree ("expires_at");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "verification_by_name" ON "identity"."verification" USING btree ("identifier");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "verification_of_user" ON "identity"."verification" USING hash ("value");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "verification_to_forget" ON "identity"."verification" USING btree ("expires_at");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "newsletter_subscriber_to_forget" ON "newsletter_subscriber" USING btree ("asked_at") WHERE "newsletter_subscriber"."confirmed_at" is null;
CREATE INDEX CONCURRENTLY IF NOT EXISTS "pick_count_to_forget" ON "pick_count" USING btree ("at");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "memory_due_at" ON "memory_due" USING btree ("at","person_id");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "own_voice_begun" ON "own_voice" USING btree ("consented_at") WHERE "own_voice"."vendor" = '';
