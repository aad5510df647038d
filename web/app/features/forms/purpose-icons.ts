import type { FormPurpose } from '#protocol/features/forms.ts'
import type { IconDrawing } from '#ui/icon-drawing.tsx'
import { Backpack, ClipboardCheck, File, Lightbulb, Smile, Star, Store } from '#ui/icons.tsx'

export const purposeIcons: Record<FormPurpose, IconDrawing> = {
  evaluation_student: Backpack,
  evaluation_host: Store,
  evaluation_mentor: ClipboardCheck,
  reflection: Lightbulb,
  intake: Smile,
  satisfaction: Star,
  other: File,
}
