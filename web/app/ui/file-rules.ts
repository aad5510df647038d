/** What may be put in: types as a file input names them (`.csv`, `image/*`), sizes in bytes. */
export type FileRules = { accept?: string[]; maxBytes?: number; maxFiles?: number }
export type FileProblem = { code: 'wrongType' | 'tooLarge' | 'empty' | 'tooMany'; name: string }
type FileLike = { name: string; type: string; size: number }

function isAccepted({ name, type }: FileLike, accept: string[]): boolean {
  return accept.some((each) => {
    if (each.startsWith('.')) return name.toLowerCase().endsWith(each.toLowerCase())
    return each.endsWith('/*') ? type.startsWith(each.slice(0, -1)) : type === each
  })
}

/** Splits what was dropped into what fits and why the rest does not; what came first has the places. */
export function sortFiles<F extends FileLike>(files: F[], rules: FileRules, already = 0) {
  const { accept = [], maxBytes = Number.POSITIVE_INFINITY, maxFiles = Number.POSITIVE_INFINITY } = rules
  const fitting: F[] = []
  const problems: FileProblem[] = []
  for (const file of files) {
    const { name } = file
    if (accept.length > 0 && !isAccepted(file, accept)) problems.push({ code: 'wrongType', name })
    else if (file.size === 0) problems.push({ code: 'empty', name })
    else if (file.size > maxBytes) problems.push({ code: 'tooLarge', name })
    else if (already + fitting.length >= maxFiles) problems.push({ code: 'tooMany', name })
    else fitting.push(file)
  }
  return { fitting, problems }
}

/** 10 MB, 340 kB: in thousands, as the computer of the person who looks shows it. */
export function sizeText(bytes: number, language: string): string {
  const [value, unit] = bytes >= 1_000_000 ? [bytes / 1_000_000, 'MB'] : [Math.max(1, bytes / 1000), 'kB']
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)} ${unit}`
}
