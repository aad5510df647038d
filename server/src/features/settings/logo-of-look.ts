/** The picture that a look names as its logo, as it is now: a picture of the library can be replaced, and removed. */
export const logoOfLook = (look: string) =>
  `(select jsonb_build_object('fileId', l.file_id, 'width', l.width, 'height', l.height) from library_files l
    where l.id = (${look} ->> 'logoId')::uuid and l.kind = 'picture' and l.status = 'kept')`
