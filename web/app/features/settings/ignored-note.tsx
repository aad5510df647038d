import type { ShadesProblem } from '../../../../protocol/src/tenants/shades.ts'
import { useT } from '../../lib/i18n.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import type { Ignored } from './look.server.ts'

/** What is wrong with a set of colours, in words. */
export function useShadesText(): (problem: ShadesProblem) => string {
  const t = useT('settings')
  return ({ code, shades }) => t(`look.shades.${code}`, { shades: shades.join(', ') })
}

/** Which sets of colours were not taken, and why. The ones before them stay. */
export function IgnoredNote({ ignored }: { ignored: Ignored[] }) {
  const t = useT('settings')
  const text = useShadesText()
  if (ignored.length === 0) return null
  return (
    <div role="alert" className="flex gap-3 rounded-tile bg-warnsoft p-4 text-ui text-warnink">
      <StatusMark status="warn" className="mt-px size-5" />
      <ul>
        {ignored.map(({ name, problem }) => (
          <li key={name}>{t('look.ignored', { name: t(`look.fields.${name}`), why: text(problem) })}</li>
        ))}
      </ul>
    </div>
  )
}
