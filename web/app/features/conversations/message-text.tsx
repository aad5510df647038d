const addresses = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]])/g

/** As it was typed. An address becomes a link that tells the other site nothing about us. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className="text-base wrap-anywhere whitespace-pre-wrap">
      {text.split(addresses).map((part, at) =>
        at % 2 === 1 ? (
          <a key={at} href={part} target="_blank" rel="noopener noreferrer nofollow">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}

/** A number that somebody could be called at. */
export const holdsPhoneNumber = (text: string): boolean => /(?:\+\d{2}|\b0)[\s-]?(?:\d[\s-]?){8,10}\b/.test(text)
