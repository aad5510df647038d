import type { Said } from '#protocol/tenants/site-texts.ts'

/** What a site wrote itself, line by line as it was typed. */
export function SaidText({ said }: { said: Said | null }) {
  if (!said) return null
  return (
    <p className="mt-2 text-ink2 whitespace-pre-line" lang={said.lang}>
      {said.text}
    </p>
  )
}
