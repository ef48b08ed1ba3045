//! The upgrade of data from version 6 to version 7.
//!
//! Version 6 wrote a waiting game on squares in a form of its own, which did not say whether the game is over. It wrote
//! some things under other names. Version 7 has one form, that of the types, for every game.

use rsg_classics::Terms;
use rsg_game::progress::GameClock;
use serde_json::{Map, Value, json};

/// A part of the data that no app wrote so.
pub type Unfit = &'static str;

pub fn upgrade(mut data: Value) -> Result<Value, Unfit> {
    if let Some(profile) = data.get_mut("profile") {
        upgrade_profile(profile)?;
    }
    upgrade_kept(data.get_mut("games"))?;
    let waiting = data.as_object_mut().and_then(|data| data.remove("waiting"));
    if let Some(Value::Array(mut games)) = waiting {
        let mut game = games.pop().ok_or("no game")?;
        upgrade_waiting(&mut game)?;
        data["game"] = game;
    }
    Ok(data)
}

fn upgrade_profile(profile: &mut Value) -> Result<(), Unfit> {
    each(profile.get_mut("waiting"), upgrade_waiting)?;
    each(profile.get_mut("matches"), name_resignation)?;
    upgrade_kept(profile.get_mut("to_keep"))?;
    each(profile.get_mut("by_message"), |one| {
        rename(one, "classic", "rules")?;
        rename(one, "heard_over", "arrived_finished")
    })?;
    if let Some(settings) = profile.get_mut("settings") {
        rename(settings, "hints", "playable_marks")?;
    }
    Ok(())
}

fn upgrade_kept(games: Option<&mut Value>) -> Result<(), Unfit> {
    each(games, name_resignation)
}

fn each(
    list: Option<&mut Value>,
    change: impl FnMut(&mut Value) -> Result<(), Unfit>,
) -> Result<(), Unfit> {
    let mut all = list.and_then(Value::as_array_mut).into_iter().flatten();
    all.try_for_each(change)
}

fn rename(value: &mut Value, before: &str, now: &str) -> Result<(), Unfit> {
    let fields = value.as_object_mut().ok_or("no fields")?;
    if let Some(value) = fields.remove(before) {
        fields.insert(now.to_owned(), value);
    }
    Ok(())
}

/// On the star a resignation was called leaving. Between two people nobody leaves a game but by resigning.
fn name_resignation(result: &mut Value) -> Result<(), Unfit> {
    let is_between_people = result.pointer("/opponent/people").is_some();
    match result.get_mut("ending") {
        Some(ending) if is_between_people && ending == "given-up" => *ending = json!("resigned"),
        _ => {}
    }
    Ok(())
}

fn upgrade_waiting(one: &mut Value) -> Result<(), Unfit> {
    let game = one.get_mut("game").and_then(Value::as_object_mut);
    let game = game.ok_or("no game")?;
    let upgraded = match (game.remove("star"), game.remove("table")) {
        (Some(star), None) => with_whole_forward(star),
        (None, Some(Value::Object(squares))) => on_squares(squares)?,
        _ => return Err("no game of one kind"),
    };
    one["game"] = upgraded;
    Ok(())
}

/// On the star the turns that were taken back stood alone; now the whole game stands there with them.
fn with_whole_forward(mut star: Value) -> Value {
    if let Some(playing) = star.pointer_mut("/stage/playing")
        && let (Some(moves), Some(forward)) =
            (playing["moves"].as_str(), playing["forward"].as_str())
    {
        let whole = format!("{moves} {forward}");
        playing["forward"] = whole.trim_start().into();
    }
    star
}

fn on_squares(mut before: Map<String, Value>) -> Result<Value, Unfit> {
    let mut take = |name: &str| before.remove(name);
    let (opponent, first) = opponent_of(take("opponent"), take("people"))?;
    let rules = take("terms").ok_or("no terms")?;
    let record = take("record").ok_or("no record")?;
    let (resigned, clock) = (take("resigned") == Some(true.into()), take("clock"));
    let is_played = is_over(&rules, &record);
    let is_over = is_played || resigned || clock.as_ref().is_some_and(is_lost_on_time);
    let is_reverse = take("format") == Some("reverse".into());
    let mut finished: Vec<Value> = take("first_game").into_iter().collect();
    let stage = if is_over {
        finished.push(record);
        let goes_on = is_reverse && is_played && finished.len() == 1;
        json!(if goes_on { "between" } else { "over" })
    } else {
        let forward = take("ahead").unwrap_or_else(|| "".into());
        json!({"playing": {"moves": record, "undone": false, "forward": forward}})
    };
    let mut plan = json!({
        "id": take("id").ok_or("no number")?,
        "rules": rules,
        "opponent": opponent,
        "format": if is_reverse { "reverse" } else { "single" },
        "first": first,
        "won_before": 0,
        "seed": take("seed").ok_or("no seed")?,
    });
    for name in ["minutes", "house", "pasted"] {
        if let Some(agreed) = take(name) {
            plan[name] = agreed;
        }
    }
    let clock = clock.filter(|_| stage != "between");
    Ok(json!({
        "plan": plan,
        "finished": finished,
        "help": {"hints": 0, "undos": 0},
        "stage": stage,
        "clock": clock,
        "resigned": resigned,
    }))
}

/// The opponent as in the books, and the colour of player one in the first game.
fn opponent_of(opponent: Option<Value>, people: Option<Value>) -> Result<(Value, Value), Unfit> {
    let mut opponent = opponent.ok_or("no opponent")?;
    if opponent == "people" {
        let people = people.unwrap_or_else(|| json!({"names": ["", ""], "first": "black"}));
        return Ok((json!({"people": people["names"]}), people["first"].clone()));
    }
    let kinds = opponent.as_object_mut().ok_or("no opponent")?;
    let against = kinds.values_mut().next().and_then(Value::as_object_mut);
    let against = against.ok_or("no opponent")?;
    let own = against.remove("own").ok_or("no colour")?;
    let level = against.get_mut("level").ok_or("no level")?;
    *level = level.to_string().into();
    if let Some(practice) = kinds.get_mut("practice").and_then(Value::as_object_mut) {
        practice.entry("opening").or_insert_with(|| 0.into());
    }
    Ok((opponent, own))
}

/// Returns true if the game is over by its rules. One by unknown rules is not known to be.
fn is_over(rules: &Value, record: &Value) -> bool {
    let terms = rules.as_str().and_then(|text| text.parse::<Terms>().ok());
    let game = terms.and_then(|terms| terms.read(record.as_str()?).ok());
    game.is_some_and(|game| game.ended().is_some())
}

fn is_lost_on_time(clock: &Value) -> bool {
    let clock: Result<GameClock, _> = serde_json::from_value(clock.clone());
    clock.is_ok_and(|clock| clock.loser().is_some())
}
