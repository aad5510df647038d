import { useT } from '#lib/i18n.tsx'

/** What the form would hand to its command. */
export function Sent({ input }: { input: object | undefined }) {
  const t = useT('dev-ui')
  if (!input) return null
  return (
    <section aria-label={t('inputs.sent')} className="rounded-card border border-line bg-surface p-5">
      <h3 className="text-h4">{t('inputs.sent')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the keyboard */}
      <pre tabIndex={0} className="mt-2 overflow-x-auto text-sm" data-sent>
        {JSON.stringify(input, null, 2)}
      </pre>
    </section>
  )
}
