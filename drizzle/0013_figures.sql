CREATE TABLE "figures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "figures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"figure" text NOT NULL,
	"day" date,
	"facet" text DEFAULT '' NOT NULL,
	"n" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_views" (
	"article" text NOT NULL,
	"day" date NOT NULL,
	"variant" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "article_views_article_day_variant_pk" PRIMARY KEY("article","day","variant")
);
--> statement-breakpoint
ALTER TABLE "put_aside_payments" ADD COLUMN "payment_id" text;--> statement-breakpoint
ALTER TABLE "put_aside_payments" ADD COLUMN "settlement" text;--> statement-breakpoint
ALTER TABLE "put_aside_payments" ADD COLUMN "order_id" uuid;--> statement-breakpoint
CREATE INDEX "figures_named" ON "figures" USING btree ("figure","day");--> statement-breakpoint
ALTER TABLE "put_aside_payments" ADD CONSTRAINT "put_aside_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "put_aside_payments_settled" ON "put_aside_payments" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "subscribers_paused" ON "subscribers" USING btree ("paused_until") WHERE "subscribers"."paused_until" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "point_entries_held" ON "point_entries" USING btree ("point_id") WHERE "point_entries"."kind" = 'held';