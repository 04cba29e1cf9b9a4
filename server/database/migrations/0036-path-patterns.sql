-- Where contents of a type stand, where that is not the usual place (domain 1.4).
alter table content_type add column path_pattern text;
