-- compatible: adds the indexes of the list of card images.
create index on card_images (account, updated_at, id);
create index on card_images (account, side, created_at desc, id desc);
