import { isDeepStrictEqual } from 'node:util'
import type { RouterContextProvider } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { errorsOf, type FormError } from '#lib/form.ts'
import { findLook } from '#lib/site-look.server.ts'
import { recordOf } from '#protocol/shared/guards.ts'
import { parseShades, type ShadesProblem } from '#protocol/tenants/shades.ts'
import { noOverride, type ThemeOverride, updateSiteTheme } from '#protocol/tenants/site-theme.ts'
import { fonts, shapes } from '#protocol/tenants/themes.ts'

const paletteNames = ['primary', 'secondary'] as const
type PaletteName = (typeof paletteNames)[number]
/** A set of colours that was not taken, and why. */
type Ignored = { name: PaletteName; problem: ShadesProblem }
export type LookAnswer = {
  isSaved: boolean
  /** It is as it was already. */
  isUnchanged?: boolean
  errors: FormError[]
  ignored: Ignored[]
  typed: LookDraft
}

const draftNames = ['primary', 'secondary', 'fontSans', 'fontHeading', 'shape'] as const
/** The form as somebody left it. */
export type LookDraft = Record<(typeof draftNames)[number], string>

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

/** A set of colours that is not complete is ignored: everything stays as it was, and the screen says so. */
export async function saveLook(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<LookAnswer & { status: number }> {
  const ignored: Ignored[] = []
  const paletteOf = (name: PaletteName) => {
    const text = textOf(form, name)
    if (!text) return null
    const { shades, problem } = parseShades(text)
    if (problem) ignored.push({ name, problem })
    return shades ?? null
  }
  const look: ThemeOverride = form.has('reset')
    ? noOverride
    : {
        primary: paletteOf('primary'),
        secondary: paletteOf('secondary'),
        fontSans: fonts.find((font) => font === textOf(form, 'fontSans')) ?? null,
        fontHeading: fonts.find((font) => font === textOf(form, 'fontHeading')) ?? null,
        shape: shapes.find((shape) => shape === textOf(form, 'shape')) ?? null,
      }
  const typed = recordOf(draftNames, (name) => textOf(form, name).slice(0, 4000))
  if (ignored.length > 0) return { isSaved: false, errors: [], ignored, typed, status: 422 }
  const { override } = await findLook(context)
  if (isDeepStrictEqual({ ...override }, { ...look }))
    return { isSaved: true, isUnchanged: true, errors: [], ignored, typed, status: 200 }
  try {
    await context.get(apiContext).run(updateSiteTheme, '', look)
    return { isSaved: true, errors: [], ignored, typed, status: 200 }
  } catch (error) {
    return { isSaved: false, ignored, typed, ...errorsOf(error, updateSiteTheme.input) }
  }
}
