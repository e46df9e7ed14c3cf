-- How common a piece of a name is decides which index a search walks; a finer picture chooses better.
ALTER TABLE "subscribers" ALTER COLUMN "search_words" SET STATISTICS 500;
