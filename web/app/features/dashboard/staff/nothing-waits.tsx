import { LogoMark } from '#ui/logo.tsx'

/** Nothing to do is news as well. */
export function AllCalm({ text }: { text: string }) {
  return (
    <div className="flex items-center gap-4 py-3">
      <LogoMark className="size-11 shrink-0" />
      <p className="text-ui text-ink2">{text}</p>
    </div>
  )
}
