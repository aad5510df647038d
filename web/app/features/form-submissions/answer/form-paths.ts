import { isId } from '#protocol/declaring/ids-and-dates.ts'

/** A file of one's own answers, by the link or the account that opens them. */
export const filePathOf =
  (key: string) =>
  (fileId: string): string =>
    `/api/v1/form_files/${fileId}${isId(key) ? '' : `?${new URLSearchParams({ token: key })}`}`
