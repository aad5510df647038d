import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { formFilePath } from '#protocol/features/form-answering.ts'

/** A file of one's own answers, by the link or the account that opens them. */
export const filePathOf =
  (key: string) =>
  (fileId: string): string =>
    formFilePath(fileId, isId(key) ? undefined : key)
