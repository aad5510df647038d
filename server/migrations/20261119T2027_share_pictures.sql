-- What a shared link to a page shows; without one the picture of the site.
alter table content_pages add share_picture text;
