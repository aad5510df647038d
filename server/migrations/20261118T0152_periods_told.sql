-- For which first and last day people were told that a period opens or closes: once, and again when the day moved.
alter table internship_periods add column opening_told_for date;
alter table internship_periods add column closing_told_for date;
