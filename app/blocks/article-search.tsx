import { type FormEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useTexts } from '~/app/texts'
import { tipsAddress } from '~/app/tips-address'
import { Button } from '~/app/ui/button'
import { Icon } from '~/app/ui/icon'
import { blogTexts } from '~/locales/blog'
import { QUERY_CHARACTERS } from '~/modules/articles/model'

const DEBOUNCE_MS = 300

/** Searches 300 ms after the last letter (SPEC §5); without JavaScript, by its button. */
export function ArticleSearch({ query }: { query: string }) {
  const { t } = useTexts(blogTexts)
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leaving = useLeaving()

  // The address also changes without typing: by the back button, by a link.
  useEffect(() => {
    const field = input.current
    if (field && field !== document.activeElement) field.value = query
  }, [query])

  // Neither the next page nor an article just clicked is to be overtaken by a late search.
  useEffect(() => {
    if (leaving) clearTimeout(timer.current)
  }, [leaving])
  useEffect(() => () => clearTimeout(timer.current), [])

  function search() {
    clearTimeout(timer.current)
    const address = tipsAddress({ query: input.current?.value.trim() })
    navigate(address, { replace: true, preventScrollReset: true })
  }

  function searchSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(search, DEBOUNCE_MS)
  }

  function searchNow(event: FormEvent) {
    event.preventDefault()
    search()
  }

  return (
    <search>
      <form
        action="/dicas-de-viagens"
        method="get"
        onSubmit={searchNow}
        className="flex items-center gap-2 rounded-control border-2 border-line bg-field p-1.5 pl-4 focus-within:border-cobalt"
      >
        <Icon name="search" className="size-5 shrink-0 text-muted" />
        <input
          ref={input}
          type="search"
          name="q"
          aria-label={t.blogSearch.label}
          placeholder={t.blogSearch.placeholder}
          defaultValue={query}
          maxLength={QUERY_CHARACTERS}
          autoComplete="off"
          enterKeyHint="search"
          onChange={searchSoon}
          className="min-h-11 w-full min-w-0 bg-transparent placeholder:text-muted focus:outline-none"
        />
        <Button type="submit" look="night" className="min-h-11 shrink-0 rounded-[0.6rem] py-2">
          {t.blogSearch.submit}
        </Button>
      </form>
    </search>
  )
}

function useLeaving(): boolean {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  return location !== undefined && location.pathname !== pathname
}
