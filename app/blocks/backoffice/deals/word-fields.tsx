import { Field } from '~/app/ui/field'
import { editor as t } from '~/locales/backoffice/deals'
import { htmlLang, variants } from '~/locales/variant'
import { named, Section, type Sheet } from './deal-fields'
import { DetailsField } from './details-field'

/** Both variants beside each other: what is said in one must not be forgotten in the other. */
export function WordFields({ sheet }: { sheet: Sheet }) {
  return (
    <Section title={t.words}>
      <div className="grid gap-6 lg:grid-cols-2">
        {variants.map((variant) => (
          <fieldset key={variant} lang={htmlLang[variant]} className="grid min-w-0 gap-4">
            <legend className="mb-2 text-sm font-bold uppercase tracking-wide text-muted">
              {t.variant[variant]}
            </legend>
            <Field label={t.titleField} maxLength={140} {...named(`title${variant}`, sheet)} />
            <DetailsField {...named(`details${variant}`, sheet)} />
          </fieldset>
        ))}
      </div>
    </Section>
  )
}
