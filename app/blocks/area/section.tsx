import type { ReactNode } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { AreaIntent, AreaResult } from '~/app/routes/member/personal-area'
import { useTexts } from '~/app/texts'
import { Button } from '~/app/ui/button'
import { Card } from '~/app/ui/card'
import { Notice } from '~/app/ui/notice'
import { areaTexts } from '~/locales/area'

export function AreaSection(props: {
  id: string
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <Card className="scroll-mt-28" id={props.id}>
      <h2 className="text-2xl">{props.title}</h2>
      <p className="mb-5 mt-1.5 text-muted">{props.text}</p>
      {props.children}
    </Card>
  )
}

/** A section's form keeps its own answer; without JavaScript the page's answer is told by its intent. */
export function useSection(intent: AreaIntent) {
  const fetcher = useFetcher<AreaResult>()
  const posted = useActionData<AreaResult>()
  const busy = fetcher.state !== 'idle'
  const answer = fetcher.data ?? (posted?.intent === intent ? posted : undefined)
  return { fetcher, busy, result: busy ? undefined : answer }
}

export function SectionForm(props: {
  section: ReturnType<typeof useSection>
  intent: AreaIntent
  /** What the answer says instead of 'Saved'. */
  failure?: string
  children: ReactNode
}) {
  const { t } = useTexts(areaTexts)
  const { fetcher, busy, result } = props.section
  const failure = props.failure ?? (result?.failed ? t.area.failed : undefined)
  return (
    <fetcher.Form method="post" action="/area-pessoal" noValidate className="grid gap-4">
      <input type="hidden" name="intent" value={props.intent} />
      {props.children}
      {result?.ok && <Notice tone="success">{t.area.saved}</Notice>}
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" look="secondary" disabled={busy} className="justify-self-start">
        {busy ? t.area.saving : t.area.save}
      </Button>
    </fetcher.Form>
  )
}
