import type { ReactNode } from 'react'
import type { FormRole } from '#protocol/features/forms.ts'

type At = { x: number; y: number }
const edge = { stroke: 'var(--surface)', strokeWidth: 2 }
const diamond = (fill: string) =>
  function Diamond({ x, y }: At) {
    return (
      <rect
        {...edge}
        {...{ x: x - 9, y: y - 9, width: 18, height: 18, rx: 3, fill }}
        transform={`rotate(45 ${x} ${y})`}
      />
    )
  }

/** Each has a shape as well as a colour. */
const shapes: Record<FormRole, (at: At) => ReactNode> = {
  student: ({ x, y }) => <circle cx={x} cy={y} r="11" fill="var(--c2)" {...edge} />,
  host: ({ x, y }) => <rect x={x - 10} y={y - 10} width="20" height="20" rx="4" fill="var(--c1)" {...edge} />,
  mentor: diamond('var(--c3)'),
  other: diamond('var(--c6)'),
}
export const VoiceShape = ({ role, ...at }: At & { role: FormRole }) => shapes[role](at)

export const VoiceMark = ({ role }: { role: FormRole }) => (
  <svg viewBox="0 0 28 28" aria-hidden="true" className="size-6 shrink-0">
    <VoiceShape role={role} x={14} y={14} />
  </svg>
)
