-- The look of the shop is a screen like those of the settings: a revision, and a history that knows it by its UUID.
insert into setting_screen (name) values ('branding');
