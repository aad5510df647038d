/** Who knows only how long it was says it in hours; the API counts in minutes. */
export function inMinutes(form: FormData, from: string, to: string): void {
  const given = String(form.get(from) ?? '').trim()
  form.delete(from)
  if (given === '') return
  const number = Number(given.replace(',', '.'))
  form.set(to, Number.isFinite(number) ? String(Math.round(number * 60)) : given)
}
