import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { type ReactNode, useState } from 'react'
import { classNames } from '~/app/ui/class-names'
import { Icon } from '~/app/ui/icon'
import { editor as t } from '~/locales/backoffice/deals'

/** What the server lets through, and nothing that it would take away again. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    horizontalRule: false,
    link: { openOnClick: false, protocols: ['https'], defaultProtocol: 'https' },
  }),
]

export default function RichEditor(props: {
  id: string
  label: string
  html: string
  invalid: boolean
  onChange(html: string): void
}) {
  const editor = useEditor({
    extensions,
    content: props.html,
    immediatelyRender: true,
    editorProps: {
      attributes: {
        id: props.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': props.label,
        class: 'prose-club min-h-40 px-4 py-3 outline-none',
      },
    },
    onUpdate: ({ editor: changed }) => props.onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  return (
    <div
      className={classNames(
        'overflow-hidden rounded-control border-2 bg-field focus-within:border-cobalt',
        props.invalid ? 'border-danger' : 'border-line',
      )}
    >
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}

function Toolbar({ editor }: { editor: Editor }) {
  const [asksLink, setAsksLink] = useState(false)
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading'),
      list: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
    }),
  })
  const chain = () => editor.chain().focus()
  return (
    <div role="toolbar" aria-label={t.tools.label} className="border-b border-line bg-sand-2/40">
      <div className="grid grid-cols-7 gap-0.5 p-1 lg:flex lg:flex-wrap">
        <Tool label={t.tools.bold} on={active.bold} act={() => chain().toggleBold().run()}>
          <strong>N</strong>
        </Tool>
        <Tool label={t.tools.italic} on={active.italic} act={() => chain().toggleItalic().run()}>
          <em>I</em>
        </Tool>
        <Tool
          label={t.tools.heading}
          on={active.heading}
          act={() => chain().toggleHeading({ level: 3 }).run()}
        >
          T
        </Tool>
        <Tool label={t.tools.list} on={active.list} act={() => chain().toggleBulletList().run()}>
          <Icon name="list" className="size-4" />
        </Tool>
        <Tool
          label={t.tools.numbers}
          on={active.numbers}
          act={() => chain().toggleOrderedList().run()}
        >
          1.
        </Tool>
        <Tool
          label={active.link ? t.tools.unlink : t.tools.link}
          on={active.link}
          act={() => (active.link ? chain().unsetLink().run() : setAsksLink(!asksLink))}
        >
          <Icon name="link" className="size-4" />
        </Tool>
        <Tool label={t.tools.undo} on={false} act={() => chain().undo().run()}>
          ↶
        </Tool>
      </div>
      {asksLink && (
        <LinkRow
          onGiven={(href) => {
            setAsksLink(false)
            if (/^https:\/\/\S+$/.test(href)) chain().setLink({ href }).run()
          }}
        />
      )}
    </div>
  )
}

/** In the page, not in a prompt; its Enter is not the form's. */
function LinkRow({ onGiven }: { onGiven(href: string): void }) {
  const [href, setHref] = useState('https://')
  return (
    <div className="flex gap-2 px-1.5 pb-1.5">
      <input
        aria-label={t.tools.linkAsk}
        value={href}
        // biome-ignore lint/a11y/noAutofocus: it appears because its button was pressed.
        autoFocus
        onChange={(event) => {
          event.stopPropagation()
          setHref(event.target.value)
        }}
        onInput={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            onGiven(href)
          }
        }}
        className="min-h-11 min-w-0 grow rounded-control border border-line bg-field px-3 lg:min-h-9"
      />
      <button
        type="button"
        onClick={() => onGiven(href)}
        className="rounded-control border border-line bg-card px-3 text-sm font-bold"
      >
        {t.tools.linkSet}
      </button>
    </div>
  )
}

function Tool(props: { label: string; on: boolean; act(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      title={props.label}
      aria-label={props.label}
      aria-pressed={props.on}
      onClick={props.act}
      className="grid h-11 cursor-pointer place-items-center rounded-control hover:bg-sand-2 lg:size-9 aria-pressed:bg-cobalt aria-pressed:text-sand"
    >
      {props.children}
    </button>
  )
}
