/**
 * Words of a child's diary that the VADER lexicon lacks or weighs for grown-ups' reviews, on its scale of -4 to 4.
 * An underscore stands for a space. Words of weight 0 switch off what VADER hears in them: a pretty big cut, it looks like rain.
 */
export const englishFeelings = `
 3.2 awesome amazing fantastic wonderful incredible happiest dream_come_true best_day perfect thrilled unforgettable
 2.6 yummy delicious excited exciting proud yay hooray magical so_much_fun delighted spectacular adorable hilarious
 2 tasty cozy laughed giggled hugged hug cuddled birthday won winning fluffy cheered scored made_the_team first_place passed went_well went_really_well had_fun made_me_laugh made_me_smile finally nailed
 1.4 not_a_bad not_bad got_to snowman campfire sang hot_chocolate cookies flowers stars star_on planted played playing friendly sunny together picnic holiday vacation learned helped_me surprised_me ice_cream puppy kitten sandcastle getting_better beautiful presents present gift funny brave praised invited made_friends new_friend best_friend best_friends fresh smelled_good favorite enjoyed finished_early worked_out peaceful comfortable
 0 fire can_not_believe cant_believe do_not_forget pretty_big pretty_much pretty_hard kind_of looks_like look_like looked_like felt_like feels_like sounds_like something_like was_like cut lake please number as_well no_problem homework party at_first alarm store rest share interest ready united
 -1 had_to do_not_know too_hard late wish_she wish_he wish_i_could rainy stuck forgot forgotten tired sleepy missed closed cancelled canceled could_not couldn't nervous had_to_stay confusing confused traffic noisy messy too_long too_hot too_cold too_loud too_spicy not_allowed grumpy
 -1.6 miss boring bored lost broke broken fever cough hurts hurt fell itchy grounded unfair homesick bad_grade bad_mood moving_away moved_away goodbye annoyed ruined scraped tripped sore headache stomachache toothache threw_up vomit left_out ignored nobody no_one wanted_to_cry lied stole stolen mean_to_me
 -2.2 cried crying tears nightmare scared terrified yelled shouted lonely bullied teased sick laughed_at embarrassed humiliating humiliated hospital surgery fought furious hate
 -3 died funeral devastated heartbroken passed_away worst_day worst broke_my_heart
`;
