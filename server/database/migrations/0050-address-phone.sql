-- A shop may take addresses without a phone number (domain 1.5, customer.address.requirements.phone).
alter table customer_address alter column phone drop not null;
