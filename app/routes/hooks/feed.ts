import { atomFeed } from '~/app/atom-feed'
import { requestFacts, services } from '~/app/context'
import { sharedPage } from '~/app/middleware/shared-page'
import { blogTexts } from '~/locales/blog'
import type { Route } from './+types/feed'

export const middleware: Route.MiddlewareFunction[] = [sharedPage]

export function loader({ context }: Route.LoaderArgs) {
  const { articles, config } = context.get(services)
  const { variant } = context.get(requestFacts)
  const { blog } = blogTexts[variant]
  const feed = atomFeed({
    title: blog.feed,
    description: blog.description,
    publicUrl: config.publicUrl,
    variant,
    articles: articles.all(variant),
  })
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}
