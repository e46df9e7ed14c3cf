import { inGroups } from '~/app/blocks/backoffice/numbers'
import type { DeskResult } from '~/app/promotions-desk'
import { Notice } from '~/app/ui/notice'
import { promotions as t } from '~/locales/backoffice/promotions'

const SHOWN = 100

/** What became of the last form; an import tells about every line that needs a look. */
export function DeskAnswer({ result }: { result: DeskResult }) {
  const i = t.importing
  if ('done' in result) return <Notice tone="success">{result.done}</Notice>
  if ('refusal' in result) return <Notice tone="error">{result.refusal}</Notice>
  if ('problems' in result)
    return (
      <Notice tone="error">
        <p>{i.problems}</p>
        <Lines
          lines={result.problems.map(({ line, problem }) =>
            i.line.replace('{line}', String(line)).replace('{problem}', i.kinds[problem]),
          )}
        />
      </Notice>
    )
  const { lines, likesWithComments, refused } = result.imported
  return (
    <Notice tone="success">
      <p>
        {i.done
          .replace('{lines}', inGroups(lines))
          .replace('{likes}', inGroups(likesWithComments))
          .replace('{refused}', inGroups(refused.length))}
      </p>
      <Lines lines={refused.map(([profile, why]) => `${profile}: ${t.refused.reasons[why]}`)} />
    </Notice>
  )
}

function Lines({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null
  return (
    <ul className="mt-2 max-h-60 overflow-auto text-sm font-normal">
      {lines.slice(0, SHOWN).map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same.
        <li key={place}>{line}</li>
      ))}
      {lines.length > SHOWN && (
        <li>{t.importing.more.replace('{n}', inGroups(lines.length - SHOWN))}</li>
      )}
    </ul>
  )
}
