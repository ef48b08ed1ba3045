//! The reminder on an iPhone: a request for each moment, because a repeating one could not skip a day.
//!
//! A moment is handed over as date and hour without a time zone, so the system finds the instant, wherever the phone is
//! by then. While the app is in front, the system shows nothing. A tap opens the app where it was left, after a cold
//! start on Today.

use block2::RcBlock;
use chrono::{Datelike, NaiveDateTime, Timelike};
use objc2::runtime::Bool;
use objc2_foundation::{NSCalendar, NSDateComponents, NSError, NSString};
use objc2_user_notifications::{
    UNAuthorizationOptions, UNCalendarNotificationTrigger, UNMutableNotificationContent,
    UNNotificationRequest, UNNotificationTrigger, UNUserNotificationCenter,
};

/// Asks the player for permission, the first time by a question of the system; `refused` is called if it is not given.
/// Without a sound: a reminder is quiet.
pub fn ask(refused: impl Fn() + Send + 'static) {
    let answered = RcBlock::new(move |allowed: Bool, _: *mut NSError| {
        if !allowed.as_bool() {
            refused();
        }
    });
    UNUserNotificationCenter::currentNotificationCenter()
        .requestAuthorizationWithOptions_completionHandler(
            UNAuthorizationOptions::Alert,
            &answered,
        );
}

/// Reminds at these moments and at no other. What is still shown of an earlier day goes.
pub fn plan(moments: &[NaiveDateTime], title: &str, text: &str) {
    let center = UNUserNotificationCenter::currentNotificationCenter();
    center.removeAllPendingNotificationRequests();
    center.removeAllDeliveredNotifications();
    let content = UNMutableNotificationContent::new();
    content.setTitle(&NSString::from_str(title));
    content.setBody(&NSString::from_str(text));
    for moment in moments {
        let trigger = UNCalendarNotificationTrigger::triggerWithDateMatchingComponents_repeats(
            &components(*moment),
            false,
        );
        let trigger: &UNNotificationTrigger = &trigger;
        let request = UNNotificationRequest::requestWithIdentifier_content_trigger(
            &NSString::from_str(&moment.date().to_string()),
            &content,
            Some(trigger),
        );
        center.addNotificationRequest_withCompletionHandler(&request, None);
    }
}

fn components(moment: NaiveDateTime) -> objc2::rc::Retained<NSDateComponents> {
    let number = |part: u32| isize::try_from(part).unwrap_or_default();
    let components = NSDateComponents::new();
    // A phone may count its years by another calendar, in which this one has not begun or is long over.
    let gregorian = NSCalendar::calendarWithIdentifier(&NSString::from_str("gregorian"));
    components.setCalendar(gregorian.as_deref());
    components.setYear(isize::try_from(moment.year()).unwrap_or_default());
    components.setMonth(number(moment.month()));
    components.setDay(number(moment.day()));
    components.setHour(number(moment.hour()));
    components.setMinute(number(moment.minute()));
    components
}
