import { Form } from 'react-router'
import { Card } from '#ui/card.tsx'

type Option = { value: string; label: string }
type Props = { name: 'mode' | 'locale'; title: string; lead: string; options: Option[]; current: string }

/** A choice that belongs to this device. The page comes back as chosen. */
export function PreferenceCard({ name, title, lead, options, current }: Props) {
  return (
    <Card title={title}>
      <p className="text-ui text-muted">{lead}</p>
      <Form method="post" action="/voorkeuren" reloadDocument className="mt-4">
        <input type="hidden" name="back" value="/profile-edit/settings" />
        <fieldset className="flex rounded-full bg-sunken p-1">
          <legend className="sr-only">{title}</legend>
          {options.map(({ value, label }) => (
            <button
              key={value}
              type="submit"
              name={name}
              value={value}
              aria-pressed={value === current}
              className={`min-h-11 flex-1 rounded-full px-3 text-ui font-semibold ${value === current ? 'bg-raised text-ink shadow-e1' : 'text-muted hover:text-ink'}`}
            >
              {label}
            </button>
          ))}
        </fieldset>
      </Form>
    </Card>
  )
}
