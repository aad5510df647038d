import { xmlText } from '../xml-text.ts'

/** No cell of a spreadsheet holds more. */
const MOST = 32_767

/** What a spreadsheet would read as a sign, such as _x0041_, stays as it was typed. */
const xmlOf = (text: string): string => xmlText(text.slice(0, MOST).replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_'))

/** The rest of a cell with a text, after its own name and style. */
export const cellText = (text: string): string => ` t="inlineStr"><is><t xml:space="preserve">${xmlOf(text)}</t></is>`

/** A day or a moment as spreadsheets count them: in days since the end of 1899. */
export function dayNumber(text: string): number | undefined {
  const [, day, time = '00:00'] = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?$/.exec(text) ?? []
  const at = day ? Date.parse(`${day}T${time}Z`) : Number.NaN
  return Number.isNaN(at) ? undefined : (at - Date.UTC(1899, 11, 30)) / 86_400_000
}

/** As it is, or nothing where something else is written, such as why there is no number. */
export const plainNumber = (text: string): string | undefined =>
  /^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? text : undefined
