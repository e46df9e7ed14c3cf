import { useEffect, useRef, useState } from 'react'
import { FileField } from '~/app/blocks/backoffice/file-field'
import { Scene } from '~/app/blocks/scene'
import { dealScenes } from '~/content/scenes'
import { editor as t } from '~/locales/backoffice/deals'
import type { PictureRefusal } from '~/modules/pictures/model'
import { withoutAvif } from '~/modules/pictures/model'
import { Section, type Sheet } from './deal-fields'

/** One of our scenes, or a file; a file that was taken becomes one more choice, and the chosen one. */
export function PictureField(props: {
  sheet: Sheet
  uploaded: string | undefined
  refusal: PictureRefusal | undefined
  /** A file was chosen: it is sent at once. */
  onFile(): void
}) {
  const { sheet, uploaded, refusal } = props
  const [chosen, setChosen] = useState(sheet.fields.image ?? '')
  const [waiting, setWaiting] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!uploaded && !refusal) return
    setWaiting(false)
    if (file.current) file.current.value = ''
    if (uploaded) setChosen(uploaded)
  }, [uploaded, refusal])
  const own = [uploaded, sheet.fields.image].find((image) => image?.startsWith('/'))
  const error = refusal ? t.pictureRefusals[refusal] : imageError(sheet)
  return (
    <Section title={t.picture}>
      <fieldset id="campo-image">
        <legend className="mb-2 font-semibold">{t.scenes}</legend>
        <div className="grid max-h-80 grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2 overflow-y-auto p-1">
          {own && (
            <Choice value={own} label={t.uploaded} chosen={chosen} onChoose={setChosen}>
              <img
                src={withoutAvif(own)}
                alt=""
                width={160}
                height={120}
                className="aspect-[4/3] w-full object-cover"
              />
            </Choice>
          )}
          {Object.entries(dealScenes).map(([id, label]) => (
            <Choice key={id} value={id} label={label} chosen={chosen} onChoose={setChosen}>
              <Scene id={id} loading="lazy" className="aspect-[4/3] w-full object-cover" />
            </Choice>
          ))}
        </div>
      </fieldset>
      <div className="mt-4">
        <FileField
          // What was refused is not kept in sight as if it had been taken.
          key={refusal}
          inputRef={file}
          label={t.upload}
          name="picture"
          accept="image/jpeg,image/png,image/webp,image/avif"
          hint={waiting ? t.uploading : t.uploadHint}
          error={error}
          onChoose={() => {
            setWaiting(true)
            props.onFile()
          }}
        />
      </div>
    </Section>
  )
}

function imageError({ errors }: Sheet): string | undefined {
  return errors.image && t.errors[errors.image]
}

function Choice(props: {
  value: string
  label: string
  chosen: string
  onChoose(value: string): void
  children: React.ReactNode
}) {
  const { value, label, chosen } = props
  return (
    <label className="cursor-pointer overflow-hidden rounded-control border-2 border-line bg-card has-checked:border-cobalt has-checked:ring-2 has-checked:ring-cobalt has-focus-visible:outline-2">
      <input
        type="radio"
        name="image"
        value={value}
        checked={chosen === value}
        onChange={() => props.onChoose(value)}
        className="sr-only"
      />
      {props.children}
      <span className="block px-2 py-1.5 text-sm leading-tight">{label}</span>
    </label>
  )
}
