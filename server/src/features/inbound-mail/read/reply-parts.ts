import { htmlText } from './html-text.ts'
import { allParts, headerOf, type MailPart, textOf } from './mime.ts'
import { replyText } from './reply-text.ts'

/** A message is far shorter; what is quoted below it may not be. */
const LONGEST = 200_000

export type ReplyFile = { name: string; bytes: Buffer }

/** What is no file to anybody: marks of who sent it, and what programs add by themselves. */
const noFile =
  /^(application\/(pkcs7-signature|x-pkcs7-signature|pgp-signature|pgp-keys)|text\/x-amp-html|message\/.*)$/

/** Attached by hand. A picture that a page shows, such as the logo below a name, has an id instead. */
const isFile = (part: MailPart) =>
  part.parts.length === 0 &&
  !noFile.test(part.type) &&
  !part.type.startsWith('multipart/') &&
  (part.isAttached || (part.fileName !== '' && headerOf(part, 'content-id') === undefined))

/** What somebody wrote in an answer by mail, and which files they sent along. */
export function replyParts(mail: MailPart): { text: string; files: ReplyFile[] } {
  const parts = allParts(mail)
  const texts = (type: string) =>
    parts
      .filter((part) => part.type === type && part.parts.length === 0 && !isFile(part))
      .map(textOf)
      .join('\n')
      .slice(0, LONGEST)
  const plain = texts('text/plain')
  const text = replyText(plain.trim() ? plain : htmlText(texts('text/html')))
  const files = parts.filter(isFile).map(({ fileName, content }) => ({ name: fileName, bytes: content }))
  return { text, files }
}
